/**
 * A number that changes while it is shown. Translators of browsers leave it alone, so that it goes on
 * changing in a translated page.
 */
export const Figure = ({ children }: { readonly children: string }) => <span translate="no">{children}</span>;
