import type { MantineColorsTuple } from '@mantine/core';

/** Ten shades of each colour, light to dark. The shade at index 6 is the colour in docs/look.md. */
export const ember: MantineColorsTuple = [
  '#fff8ea',
  '#ffefd2',
  '#ffe0ab',
  '#ffd07f',
  '#fbc15c',
  '#f7b348',
  '#f3a83b',
  '#cf7d22',
  '#a9621a',
  '#7a4513',
];
export const ink: MantineColorsTuple = [
  '#f3e9d8',
  '#d9ccb8',
  '#b9aa98',
  '#8c8090',
  '#5b4f66',
  '#43384f',
  '#30283a',
  '#211a2a',
  '#1b1622',
  '#15111b',
];
export const moss: MantineColorsTuple = [
  '#f0fbe9',
  '#dcf3cf',
  '#c0e7ab',
  '#a3da87',
  '#8bce6b',
  '#78c156',
  '#66b048',
  '#4f9038',
  '#3d712c',
  '#2d5422',
];
export const blood: MantineColorsTuple = [
  '#fff0ee',
  '#ffdcd8',
  '#ffc2bb',
  '#ff9f94',
  '#f98578',
  '#ee6c5f',
  '#dd5246',
  '#bb3f36',
  '#94302a',
  '#6f2420',
];
export const dusk: MantineColorsTuple = [
  '#f1efff',
  '#dfdaff',
  '#c9c1fb',
  '#b3a8f6',
  '#a194f1',
  '#9587ee',
  '#8b7bea',
  '#6b5cd6',
  '#5246a8',
  '#3b337a',
];
