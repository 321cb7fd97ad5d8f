import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../../ui/glyph/Glyph.tsx';

interface SuccessNoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/**
 * Says that the server has done what the form asked for. The notice replaces the form, and the focus moves to
 * the notice.
 */
export function SuccessNotice({ title, children }: SuccessNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      role="status"
      color="moss"
      variant="light"
      icon={<Glyph name="check-mark" />}
      title={title}
    >
      {children}
    </Alert>
  );
}
