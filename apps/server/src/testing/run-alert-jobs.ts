import { BatchSettler } from '../sessions/batch-settler.ts';
import { settleEnded } from '../sessions/rounds.ts';
import type { TestServer } from './test-server.ts';

/** Does once what a server's jobs do for alerts each second, for tests whose server runs no jobs. */
export async function runAlertJobs({ storage, game, services }: TestServer['running']): Promise<void> {
  const { alertQueue } = services;
  const settler = new BatchSettler(storage, game.sessions);
  await settleEnded(
    storage,
    settler,
    () => alertQueue.start(),
    () => false,
  );
  await game.happenings.looked();
  await alertQueue.deliver();
}
