import '../ui/theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { onLoginEnd } from '../lib/api/login-end.ts';
import { registerServiceWorker } from '../lib/offline/register-service-worker.ts';
import { onShowAddress } from '../lib/offline/show-address.ts';
import { router } from './router.tsx';

onLoginEnd(({ end, left }) => {
  void router.navigate({ to: '/', search: { enter: true, gone: end }, state: { leftRunning: left } });
});

onShowAddress((path) => router.history.push(path));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// React renders a transition in parts; between them the browser can paint and handle input.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);

registerServiceWorker();
