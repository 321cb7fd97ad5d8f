import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Outcome } from '../../lib/api/call.ts';

interface AskedProps<T> {
  /** One of `own-queries.ts`, which has been answered. */
  readonly query: { readonly queryKey: string[]; readonly queryFn: () => Promise<Outcome<T>> };
  readonly children: (answer: T) => ReactNode;
}

/** A part of a section that the server was asked for. */
export function Asked<T>({ query, children }: AskedProps<T>) {
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
