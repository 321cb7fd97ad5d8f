import { Picture } from './Picture.tsx';

/** The lantern of Wick, before the game's name. */
export const Logo = ({ className }: { readonly className?: string | undefined }) => (
  <Picture path="brand/logo.webp" width={192} className={className} eager />
);
