import { MINIMUM_AGE } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import type { Agreement } from './agreement.ts';
import { HostLink, HostName } from './Host.tsx';

const rules = <Link to="/agreements/rules">Rules</Link>;
const privacy = <Link to="/agreements/privacy">Privacy Policy</Link>;

/** The terms under which the host lets players play. */
export const terms: Agreement = {
  name: 'tos',
  title: 'Terms of Use',
  lead: (
    <p>
      Slumberfell is a game about getting things done by resting. These are the terms on which you may play it
      here: what you may expect, what is expected of you, and who answers for what. They are written to be
      read.
    </p>
  ),
  sections: [
    {
      id: 'parties',
      title: 'Who agrees with whom',
      body: (
        <>
          <p>
            This server is run by <HostName />, called <em>the host</em> on these pages. By making an account
            you agree with the host on these terms and on the {rules}. The {privacy} tells what is kept about
            you; it asks for nothing, it informs.
          </p>
          <p>
            Slumberfell is free software, and anybody may run a server of it. Those who wrote it do not run
            this one, see nothing of what happens on it, and are no party to this agreement, unless one of
            them is the host.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <>
          <ul>
            <li>
              To have an account you are at least {MINIMUM_AGE} years old. Where the law asks for a parent’s
              consent at your age, you have it.
            </li>
            <li>One person has one account. Guest accounts count.</li>
            <li>
              What is done with your account counts as done by you. Keep its password to yourself, and tell{' '}
              <HostLink /> if you think that somebody else has it.
            </li>
          </ul>
          <p>
            A guest account is a username and a password that the server makes up for you, and nothing else.
            If you lose them, nobody can let you in again, because nobody can know that you are you. If your
            account has an e-mail address, keep it current: it is how a forgotten password is replaced.
          </p>
        </>
      ),
    },
    {
      id: 'play',
      title: 'What you may do',
      body: (
        <>
          <p>
            You may play, free of charge, as much and as little as you like. Nothing is for sale. Should that
            change, you will see the price and its terms before you pay, and those who do not pay may go on
            playing.
          </p>
          <p>
            The program is yours to read, copy, change and run under the MIT licence; pictures, glyphs and
            fonts have licences of their own, which the <Link to="/credits">Credits</Link> name. These
            licences are about the program, not about this server. Here the {rules} hold: one account, no
            bots, fair play, and a limit on gifts.
          </p>
        </>
      ),
    },
    {
      id: 'belongings',
      title: 'What your character owns',
      body: (
        <>
          <p>
            Gold, things, trophies, cards and pets exist in the game and nowhere else. They are worth nothing
            in money and cannot be turned into any. You may use them in the game for as long as it gives them
            to you; they are not property that the host would owe you outside of it.
          </p>
          <p>
            Where a fault has given or taken what it should not have, the host may put it right, also after
            the fact.
          </p>
          <p>
            The name that you give your character stays yours to use elsewhere. You allow the host to show it,
            with your character’s face and deeds, to everybody who plays here.
          </p>
        </>
      ),
    },
    {
      id: 'alpha',
      title: 'This is an alpha',
      body: (
        <p>
          The game is still being made. Numbers, rules and places change, now and then to the disadvantage of
          what you have built. It may become necessary to set the world back to an earlier hour. Nobody does
          this lightly. Those who play during the alpha will be rewarded on release.
        </p>
      ),
    },
    {
      id: 'service',
      title: 'What the host answers for',
      body: (
        <>
          <p>
            The host runs the server with care and takes it down for upkeep when it needs that. There is no
            promise that it can be reached at any given hour. It is a gentle game in this respect: what your
            character was doing is worked out to the second when the server is back.
          </p>
          <p>
            The game is offered as it is. As far as the law allows, the host does not answer for what is lost
            by its faults or its absence. The host does answer for harm done on purpose or by gross
            negligence, for harm to life and health, and wherever the law does not let it be otherwise.
            Nothing on this page takes a right from you that the law gives you for good.
          </p>
        </>
      ),
    },
    {
      id: 'ending',
      title: 'How it ends',
      body: (
        <>
          <p>
            You may leave at any time and need not say why: delete your account on its page, which the game
            calls <Link to="/account">Account</Link>. The {privacy} says what then goes when. If you cannot
            get in any more, ask <HostLink />.
          </p>
          <p>
            The host may close your account for a time or for good if you break the {rules}, in the way that
            they describe. And the host may close the whole server. If that can be foreseen, it is told to the
            players in good time, so that everybody can say good night.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'When these terms change',
      body: (
        <p>
          New terms replace these on this page and bear the date from which they hold. They do not reach back.
          If you go on playing after that date, you agree to them; if you do not agree, you may leave as said
          above, and the old terms hold until you have left.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Which law',
      body: (
        <p>
          The law that holds is that of the place where the host lives or has its seat. If you play as a
          consumer, you keep what the law of your own country protects, and you may go to its courts. If a
          sentence of these terms does not hold, the others do.
        </p>
      ),
    },
  ],
};
