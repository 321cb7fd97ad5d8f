import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Outcome } from '../../lib/api/call.ts';

interface QueryResultProps<T> {
  readonly query: { readonly queryKey: string[]; readonly queryFn: () => Promise<Outcome<T>> };
  readonly children: (answer: T) => ReactNode;
}

/**
 * Renders `children` with the answer of a query. After a failure it renders the message and a button that
 * tries again.
 */
export function QueryResult<T>({ query, children }: QueryResultProps<T>) {
  const { data, refetch } = useQuery(query);
  if (!data) return <p role="status">One moment…</p>;
  if (data.ok) return children(data.answer);
  return (
    <>
      <p role="alert">{data.failure.message}</p>
      <Button variant="default" onClick={() => void refetch()}>
        Try again
      </Button>
    </>
  );
}
