import {
  ACCOUNT_DATA_MONTHS,
  ANSWER_DAYS,
  DEVICES_PER_ACCOUNT,
  IDLE_REPORTS_KEPT,
  LOG_MONTHS,
  MINIMUM_AGE,
  PURCHASE_YEARS,
} from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import type { Agreement } from './agreement.ts';
import { HostLink, HostName } from './Host.tsx';

/**
 * The privacy policy: the data that this server has about a player. It must name all data that the tables in
 * apps/server/src/storage/tables can store, and no other data.
 */
export const privacy: Agreement = {
  name: 'privacy',
  title: 'Privacy Policy',
  lead: (
    <p>
      What this server keeps about you, why, for how long, and how to have it shown, mended or forgotten. In
      short: enough to run the game, and nothing to sell.
    </p>
  ),
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <p>
          <HostName />, called <em>the host</em> on these pages, runs this server and answers for the data on
          it. Those who wrote the game receive none of it.
        </p>
      ),
    },
    {
      id: 'kept',
      title: 'What is kept',
      body: (
        <>
          <dl>
            <dt>Your account</dt>
            <dd>
              Your username; your password, only in a form from which it cannot be read back (argon2id); when
              the account was made; whether it is a guest’s; and which character is yours. If your account has
              an e-mail address, that too. You are not asked for your real name, your age or where you live.
            </dd>
            <dt>Your logins</dt>
            <dd>
              For each browser that is logged in: what kind it is, such as Firefox on Linux, when that began,
              when it was last used and when it ends. Of the key in its cookie only a digest, so that reading
              it here lets nobody in. If you have added an authenticator app: the secret that it shares with
              this server, encrypted, and digests of your recovery codes.
            </dd>
            <dt>Devices that are told</dt>
            <dd>
              Only if you switch on <Link to="/alerts">Alerts</Link>: for each such device its kind of
              browser, the address and the keys that its browser gave for alerts, its time zone, its quiet
              hours, of what it is told, since when, and when it was told last. At most {DEVICES_PER_ACCOUNT}{' '}
              of them.
            </dd>
            <dt>News</dt>
            <dd>Up to which day and minute you have seen the News, so that only what is newer is marked.</dd>
            <dt>Your character</dt>
            <dd>
              Its name, its face, where it is, what it does, and everything it has, knows and has done;
              whether and since when you show a part of its Chronicle on its profile; and the newest{' '}
              {IDLE_REPORTS_KEPT} reports of what came to it while you were away.
            </dd>
            <dt>Names you report</dt>
            <dd>
              If you report the name of a character: which one, its name then, the reason, what you write, and
              when. Those who help the host see that the report is yours; it is kept for twelve months after
              it is closed, but no longer than your account or that character.
            </dd>
            <dt>The command log</dt>
            <dd>
              Every order you gave your character, and when; and from time to time a picture of the state it
              was in. From these the game can be worked out again if something is in doubt.
            </dd>
            <dt>The server’s log</dt>
            <dd>
              Which kinds of request were answered, refused or failed, when, and where it helps to find a
              fault or a thief the number of the account or character it befell. It holds no password, no
              cookie, no e-mail address and no network address.
            </dd>
            <dt>Your network address</dt>
            <dd>
              Without it no answer would reach you. Attempts at logging in, registering and the like are
              counted for up to an hour under a digest of it, from which it cannot be read back; it is not
              kept with your account.
            </dd>
            <dt>Letters</dt>
            <dd>
              If your account has an e-mail address, it gets the letters that your account needs, such as the
              one that replaces a password, and no others. Who is to get one is noted until it is sent; of the
              link in it only a digest is kept, until it is used or too old.
            </dd>
            <dt>The administrators’ book</dt>
            <dd>
              What administrators did with their powers, when, and by its number to which account: that you
              were given a link to a new password, for instance.
            </dd>
          </dl>
          <p>
            In front of the game there may be other machines, such as the host’s proxy or the computer centre
            it stands in, with logs of their own. The game knows nothing of these; <HostLink /> does.
          </p>
        </>
      ),
    },
    {
      id: 'not-kept',
      title: 'What there is none of',
      body: (
        <p>
          No trackers, no advertisements, no measuring of what you look at, no profile of you, and nobody
          else’s server: everything that your browser fetches for this game comes from this one, pictures and
          fonts included. The alerts that you switch on yourself are the one exception; see below. Your data
          are not sold, and not given away.
        </p>
      ),
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      body: (
        <>
          <p>
            <strong>Three cookies.</strong> One is called <code>slumberfell</code> (over https{' '}
            <code>__Host-slumberfell</code>). It is the key of your login, and nothing works without it, which
            is why nobody asks you whether you accept it. For guests, and if you ask to be remembered, it
            lasts for 30 days after you were last here, and for a year at most; otherwise it goes when you
            close the browser, and is worthless 7 days after you last used it. It is set when you log in, not
            before. Run out, it stays for 14 days more, worthless, so that you can be told that it has run
            out.
          </p>
          <p>
            The second, <code>slumberfell-browser</code> (<code>__Host-slumberfell-browser</code>), remembers
            for 400 days that you have logged in from here, so that others who guess at your password from
            elsewhere do not lock you out. It lets nobody in, and what it says is stored nowhere else.
          </p>
          <p>
            The third, <code>slumberfell-check</code> (<code>__Host-slumberfell-check</code>), says nothing
            about you. It is set when you press the button that makes an account or logs you in, to see
            whether your browser keeps cookies at all, and is taken away a moment later, after a minute at
            most.
          </p>
          <p>
            <strong>The browser’s own store</strong> holds a copy of the world’s names and numbers, so that
            they need not be fetched each time, and a few habits: which parts of the navigation you folded
            away, the trade you looked at last, how far you had read, and up to where you cleared the combat
            log. None of it is sent to the server. Only if alerts are on in this browser, it keeps what you
            chose to be told, too, and sends that after a login. Clear it whenever you like.
          </p>
        </>
      ),
    },
    {
      id: 'why',
      title: 'Why it may be kept',
      body: (
        <ul>
          <li>
            Account, logins and character: because the game that you agreed to play by the{' '}
            <Link to="/agreements/tos">Terms of Use</Link> cannot be run without them.
          </li>
          <li>Devices that are told: because you switched that on, and until you switch it off again.</li>
          <li>
            Logs and network addresses: because the host, and those who play fairly, have a just interest in a
            server that is safe and can be mended.
          </li>
          <li>Purchases, should there ever be any: because the law of bookkeeping asks for it.</li>
        </ul>
      ),
    },
    {
      id: 'seen',
      title: 'Who gets to see it',
      body: (
        <>
          <p>
            Other players may see your character: its name, its face, its skills and levels, and its place on
            the leaderboards. If you choose so in its <Link to="/chronicle">Chronicle</Link>, they also see on
            its profile its records, what it did last for the first time and when, and how long it has worked,
            how much it has beaten, how many dungeon runs it has finished and how much gold its sales brought;
            until you choose otherwise. They do not see your username or your e-mail address.
          </p>
          <p>
            The host, and those who help the host to run the server, can see what is kept, apart from your
            password. Beyond them it is shown to nobody, unless the law compels the host.
          </p>
          <p>
            An alert goes by the push service of your browser’s maker, such as Apple, Google, Microsoft or
            Mozilla, to your device. That service learns that this server sends something to this browser, and
            when. What it says is encrypted, and only your browser can read it. Without alerts nothing is sent
            there.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long it is kept',
      body: (
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Kept for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Account data, with the character</th>
              <td>
                as long as the account exists, and at most <b>{ACCOUNT_DATA_MONTHS} months</b> after it was
                deleted
              </td>
            </tr>
            <tr>
              <th scope="row">Logins</th>
              <td>
                until you log out, or until <b>14 days</b> after they have run out by themselves, worthless by
                then
              </td>
            </tr>
            <tr>
              <th scope="row">Devices that are told</th>
              <td>until you switch them off, log out there, or their browser takes alerts no longer</td>
            </tr>
            <tr>
              <th scope="row">Logs</th>
              <td>
                at most <b>{LOG_MONTHS} months</b>
              </td>
            </tr>
            <tr>
              <th scope="row">Purchases</th>
              <td>
                <b>{PURCHASE_YEARS} years</b>; there is nothing to buy at present, so there are none
              </td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      body: (
        <>
          <p>
            Some of it you need not ask for: your <Link to="/account">Account</Link> page gives you what is
            kept about you as a file that a program can read, shows where you are logged in, and deletes your
            account. Deleted, it is gone at once for everybody who looks, leaderboards included, and its name
            is free.
          </p>
          <p>Beyond that you may ask the host, free of charge,</p>
          <ul>
            <li>what is kept about you, and for a copy of it;</li>
            <li>to mend what is wrong;</li>
            <li>to delete your account and what belongs to it;</li>
            <li>to stop using some of it, or to use it only in part, where you have a reason.</li>
          </ul>
          <p>
            Ask <HostLink />. You have an answer within <b>{ANSWER_DAYS} days</b>. The host will want to know
            that the account is yours: write from its e-mail address, or, as a guest, tell something that only
            its player can know. Nobody who asks for your password does so in the host’s name.
          </p>
          <p>
            If you are not content with the answer, you may complain to the authority that watches over data
            protection where you live.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          The game is for people of {MINIMUM_AGE} years and more. If the host learns that an account belongs
          to somebody younger, it is closed and its data are deleted.
        </p>
      ),
    },
    {
      id: 'mishaps',
      title: 'If something goes wrong',
      body: (
        <p>
          Should data get into the wrong hands, the host tells those concerned and the authorities as the law
          asks, plainly and without delay. If you find a way in that should not be there, tell <HostLink />{' '}
          first.
        </p>
      ),
    },
  ],
};
