import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { NEWS_LIMITS } from '@slumberfell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOf, faultOfFailure } from '../../features/accounts/fault.ts';
import { Section } from '../../features/accounts/Section.tsx';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { NEWS_QUERIES, useNews } from '../../features/news/use-news.ts';
import { notify } from '../../features/notices/notify.ts';
import { call } from '../../lib/api/call.ts';
import { formatDay } from '../../lib/format/date.ts';
import { RemoveButton } from './RemoveButton.tsx';
import styles from './Telling.module.css';
import { useHasNews } from './use-announcements.ts';

/** Form with which an administrator posts news, and the posts, the newest first. */
export function PostNews() {
  const hasNews = useHasNews();
  return (
    <Section title="News">
      {hasNews === false ? <p>This server posts no news: its setting NEWS is off.</p> : <NewPost />}
      {hasNews && <Posts />}
    </Section>
  );
}

function NewPost() {
  const queries = useQueryClient();
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const { pending, fault, onSubmit } = useSubmission(async () => {
    if (title.trim() === '' || body.trim() === '') return faultOf('Please enter a title and a text.');
    const outcome = await call('post-news', { title: title.trim(), body: body.trim() });
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    setTitle('');
    setBody('');
    notify('The news is posted.');
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
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Textarea
          label="Text"
          description="Plain text. An empty line begins a paragraph, and web addresses become links."
          rows={6}
          maxLength={NEWS_LIMITS.body}
          value={body}
          onChange={({ currentTarget }) => setBody(currentTarget.value)}
        />
        <FaultNotice fault={fault} />
        <Button type="submit" loading={pending}>
          Post
        </Button>
      </Stack>
    </form>
  );
}

/** The posts, each with a button that removes it. */
function Posts() {
  const queries = useQueryClient();
  const [pages, setPages] = useState(1);
  const { data } = useNews(pages);
  return (
    <>
      {data?.ok === false && <p role="alert">{data.failure.message}</p>}
      {data?.ok && data.posts.length > 0 && (
        <ul className={styles.list} aria-label="Posts">
          {data.posts.map(({ id, at, title }) => (
            <li key={id}>
              <p>{title}</p>
              <small>{formatDay(at)}</small>
              <RemoveButton
                label="Remove"
                entry={title}
                done="The post is removed."
                remove={() => call('remove-news', id)}
                refetch={() => queries.invalidateQueries(NEWS_QUERIES)}
              />
            </li>
          ))}
        </ul>
      )}
      {data?.ok && !data.isWhole && (
        <Button variant="default" onClick={() => setPages(pages + 1)}>
          Show older posts
        </Button>
      )}
    </>
  );
}
