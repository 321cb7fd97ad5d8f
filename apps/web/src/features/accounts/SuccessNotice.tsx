import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../../ui/glyph/Glyph.tsx';

interface SuccessNoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Says that something was done. It replaces the form and takes the focus from it. */
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
