import { useRouter } from '@tanstack/react-router';

/**
 * Returns a function that says whether a route with this first path segment exists: `inventory`, `skills`.
 */
export function useHasScreen(): (name: string) => boolean {
  const { routesByPath } = useRouter();
  return (name) => Object.keys(routesByPath).some((path) => path.split('/')[1] === name);
}
