import {
  type ButtonProps,
  type CheckboxProps,
  type CSSVariablesResolver,
  createTheme,
  type ModalProps,
  type TooltipProps,
} from '@mantine/core';
import { blood, dusk, ember, ink, moss } from './colours.ts';

/**
 * Mantine's theme, with the colours and fonts of docs/look.md. `mantine.css` beside this file adds the light
 * and brass effects. The components are named by their keys and are not imported, because most screens render
 * first without a dialog or a hint.
 */
export const theme = createTheme({
  primaryColor: 'ember',
  primaryShade: 6,
  autoContrast: true,
  luminanceThreshold: 0.36,
  colors: { ember, dark: ink, moss, blood, dusk },
  black: '#1b1216',
  white: '#f3e9d8',
  defaultRadius: 'md',
  fontFamily: 'var(--body)',
  headings: { fontFamily: 'var(--heading)', fontWeight: '700' },
  components: {
    Button: { defaultProps: { variant: 'filled', fw: 700 } satisfies ButtonProps },
    Checkbox: { defaultProps: { size: 'sm' } satisfies CheckboxProps },
    Tooltip: {
      defaultProps: {
        withArrow: true,
        multiline: true,
        maw: 280,
        events: { hover: true, focus: true, touch: true },
      } satisfies Partial<TooltipProps>,
    },
    Modal: {
      defaultProps: {
        centered: true,
        // Mantine animates nothing: the dialog mounts and unmounts at once. `mantine.css` animates how it
        // appears.
        transitionProps: { duration: 0 },
        // `useScrollLock` replaces Mantine's scroll lock.
        lockScroll: false,
        closeButtonProps: { 'aria-label': 'Close' },
        // The overlay is dark and not blurred: the browser computes a blur again in every frame, which is too
        // slow for weak machines.
        overlayProps: { backgroundOpacity: 0.8 },
        // A dialog's header is not a banner of the page (axe: landmark-no-duplicate-banner).
        attributes: { header: { role: 'presentation' } },
      } satisfies Partial<ModalProps>,
    },
  },
});

/** Colours of the surfaces whose style Mantine sets. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {},
  dark: {
    '--mantine-color-body': 'var(--ink)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--dim)',
    '--mantine-color-default': '#2b2434',
    '--mantine-color-default-hover': '#362d41',
    '--mantine-color-default-border': '#4a3f57',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-placeholder': '#a3958a',
    '--mantine-color-error': 'var(--blood-text)',
  },
});
