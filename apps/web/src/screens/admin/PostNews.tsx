import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { NEWS_LIMITS } from '@slumberfell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOf, faultOfFailure } from '../../features/accounts/fault.ts';
import { Section } from '../../features/accounts/Section.tsx';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { RemoveButton } from '../../features/entries/RemoveButton.tsx';
import { NEWS_QUERIES, useNews } from '../../features/news/use-news.ts';
import { notify } from '../../features/notices/notify.ts';
import { call } from '../../lib/api/call.ts';
import { formatDay } from '../../lib/format/date.ts';
import { Entry, EntryList } from '../../ui/components/EntryList.tsx';
import { useHasNews } from './use-announcements.ts';

/** Form with which an administrator posts news, and the posts, the newest first. */
export function PostNews() {
  const hasNews = useHasNews();
  const [draft, setDraft] = useState(NOTHING);
  return (
    <Section title="News">
      {hasNews === false ? (
        <p>This server posts no news: its NEWS setting is off.</p>
      ) : (
        <NewPost draft={draft} setDraft={setDraft} />
      )}
      {hasNews && <Posts draft={draft} setDraft={setDraft} />}
    </Section>
  );
}

interface Draft {
  readonly title: string;
  readonly body: string;
}

const NOTHING: Draft = { title: '', body: '' };

interface DraftProps {
  /** What stands in the form. */
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

function NewPost({ draft, setDraft }: DraftProps) {
  const queries = useQueryClient();
  const title = draft.title.trim();
  const body = draft.body.trim();
  const { pending, fault, onSubmit } = useSubmission(async () => {
    if (title === '' || body === '') return faultOf('Please enter a title and some text.');
    const outcome = await call('post-news', { title, body });
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    setDraft(NOTHING);
    notify('The news has been posted.');
    await queries.invalidateQueries(NEWS_QUERIES);
    return null;
  });
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack gap="md">
        <TextInput
          label="Title"
          autoComplete="off"
          maxLength={NEWS_LIMITS.title}
          value={draft.title}
          onChange={({ currentTarget }) => setDraft({ ...draft, title: currentTarget.value })}
        />
        <Textarea
          label="Text"
          description="Plain text. An empty line starts a new paragraph, and web addresses become links."
          rows={6}
          maxLength={NEWS_LIMITS.body}
          value={draft.body}
          onChange={({ currentTarget }) => setDraft({ ...draft, body: currentTarget.value })}
        />
        <FaultNotice fault={fault} />
        <Button type="submit" loading={pending}>
          Post
        </Button>
      </Stack>
    </form>
  );
}

/** The posts, each with a button that removes it. The text of a removed post goes back into an empty form. */
function Posts({ draft, setDraft }: DraftProps) {
  const queries = useQueryClient();
  const [pages, setPages] = useState(1);
  const { data } = useNews(pages);
  const isEmpty = draft.title.trim() === '' && draft.body.trim() === '';
  return (
    <>
      {data?.ok === false && <p role="alert">{data.failure.message}</p>}
      {data?.ok && data.posts.length > 0 && (
        <EntryList label="Posts">
          {data.posts.map(({ id, at, title, body }) => (
            <Entry
              key={id}
              action={
                <RemoveButton
                  label="Remove"
                  entry={title}
                  done={
                    isEmpty
                      ? 'The post has been removed. Its text is in the form.'
                      : 'The post has been removed.'
                  }
                  loss={isEmpty ? null : LOSS}
                  remove={() => call('remove-news', id)}
                  update={(outcome) => {
                    if (outcome.ok && isEmpty) setDraft({ title, body });
                    return queries.invalidateQueries(NEWS_QUERIES);
                  }}
                />
              }
            >
              <b>{title}</b>
              <p>{formatDay(at)}</p>
            </Entry>
          ))}
        </EntryList>
      )}
      {data?.ok && !data.isWhole && (
        <Button variant="default" onClick={() => setPages(pages + 1)}>
          Show older posts
        </Button>
      )}
    </>
  );
}

const LOSS =
  'The text of this post will be lost, because the form already contains one that you have not posted.';
