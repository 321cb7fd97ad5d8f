import type { PublicSettings } from '@slumberfell/protocol';

/**
 * How the player can reach the host: by e-mail; without an e-mail address in the community chat; without
 * both, in the way in which the player learned of the server.
 */
export function HostContact({ settings }: { readonly settings: PublicSettings | null }) {
  if (settings === null)
    return <p>The host’s address could not be loaded just now. Please reload this page.</p>;
  const { contactEmail, communityUrl } = settings;
  const chat = communityUrl && (
    <a href={communityUrl} target="_blank" rel="noopener noreferrer">
      community chat
    </a>
  );
  if (contactEmail)
    return (
      <p>
        Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>, in plain words; there is no form to
        fill in.
        {chat && <> If anybody may read it, you can also ask in the {chat}.</>}
      </p>
    );
  if (chat)
    return (
      <p>
        The host has not published an e-mail address. Ask for them in the {chat}, and keep anything personal
        for a private message.
      </p>
    );
  return (
    <p>
      The host has not published an address. On a small server this usually means that you know them: ask
      whoever told you about it. If nobody did, whoever runs the website or the network at{' '}
      <strong>{window.location.host}</strong> can pass a message on.
    </p>
  );
}
