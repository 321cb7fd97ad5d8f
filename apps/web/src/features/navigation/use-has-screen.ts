import { useRouter } from '@tanstack/react-router';

/** Tells by the first part of a path whether the page has such a screen: `inventory`, `skills`. */
export function useHasScreen(): (name: string) => boolean {
  const { routesByPath } = useRouter();
  return (name) => Object.keys(routesByPath).some((path) => path.split('/')[1] === name);
}
