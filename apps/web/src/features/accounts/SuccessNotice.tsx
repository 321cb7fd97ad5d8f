import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../../ui/glyph/Glyph.tsx';

interface SuccessNoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** That something was done. Takes the place of what asked for it, and the focus with it. */
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
