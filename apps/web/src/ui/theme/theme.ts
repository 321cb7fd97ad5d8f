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
 * Mantine in the colours and letters of docs/look.md. `mantine.css` beside this file adds the light and the
 * brass. The parts are named and not imported: most screens are first seen without a dialog or a hint.
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
        // There and gone at once; that it comes softly is the business of `mantine.css`, which no script waits for.
        transitionProps: { duration: 0 },
        // `useStillPage` does it.
        lockScroll: false,
        closeButtonProps: { 'aria-label': 'Close' },
        // Dark, and not blurred: what lies behind is drawn anew in every frame, which weak machines cannot do in time.
        overlayProps: { backgroundOpacity: 0.8 },
        // A dialog's title bar is no banner of the page (axe: landmark-no-duplicate-banner).
        attributes: { header: { role: 'presentation' } },
      } satisfies Partial<ModalProps>,
    },
  },
});

/** The surfaces Mantine paints by itself, on ink. */
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
