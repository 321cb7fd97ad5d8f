import { Doorstep } from '../../house/Doorstep.tsx';
import { EmberLink } from '../../parts/EmberLink.tsx';
import { ErrorState } from '../../parts/Notice.tsx';

/** When a screen breaks: a bug of ours, or a part of the client that could not be fetched. The character is not touched. */
export function CrashScreen() {
  return (
    <Doorstep title="Something went wrong">
      <ErrorState
        title="This page fell asleep."
        action={
          <EmberLink to="." reloadDocument>
            Reload
          </EmberLink>
        }
      >
        Your legend did not notice and goes on working.
      </ErrorState>
    </Doorstep>
  );
}
