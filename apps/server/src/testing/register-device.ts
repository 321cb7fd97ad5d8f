import type { Answer, RegisterDeviceInput } from '@slumberfell/protocol';
import type { PushReceiver } from './push-receiver.ts';
import type { TestClient } from './test-client.ts';

/**
 * Registers a device and leaves out of `pushes.received` the first alert that it is sent, for tests about
 * later ones.
 */
export async function registerDevice(
  client: TestClient,
  pushes: Pick<PushReceiver, 'received'>,
  input: RegisterDeviceInput,
): Promise<Answer<'register-device'>> {
  const before = pushes.received.length;
  const registered = await client.call('register-device', input);
  const { pathname } = new URL(input.endpoint);
  const first = pushes.received.findIndex(({ path }, index) => index >= before && path === pathname);
  if (first >= 0) pushes.received.splice(first, 1);
  return registered;
}
