import { useRouter } from '@tanstack/react-router';

/**
 * Returns a function that says whether the page has a route whose first path segment is this name, such as
 * `inventory` or `skills`.
 */
export function useHasScreen(): (name: string) => boolean {
  const { routesByPath } = useRouter();
  return (name) => Object.keys(routesByPath).some((path) => path.split('/')[1] === name);
}
