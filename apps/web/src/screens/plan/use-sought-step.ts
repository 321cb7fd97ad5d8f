import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openStep } from './open-step.ts';

/** Opens the step that the address names, once: a reload does not open it again. */
export function useSoughtStep(): void {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === '') return;
    openStep(hash);
    void navigate({ to: '/plan', replace: true, resetScroll: false });
  }, [hash, navigate]);
}
