import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Outcome } from '../../api/call.ts';

interface AskedProps<T> {
  readonly queryKey: string;
  readonly ask: () => Promise<Outcome<T>>;
  readonly children: (answer: T) => ReactNode;
}

/** A part of a section that the server must be asked for, anew each time it is shown. */
export function Asked<T>({ queryKey, ask, children }: AskedProps<T>) {
  const { data, refetch } = useQuery({ queryKey: [queryKey], queryFn: ask, staleTime: 0, gcTime: 0 });
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
