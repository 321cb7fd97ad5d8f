import { Picture } from './Picture.tsx';

/** The game's lantern, shown before its name. */
export const Logo = ({ className }: { readonly className?: string | undefined }) => (
  <Picture path="brand/logo.webp" width={192} className={className} eager />
);
