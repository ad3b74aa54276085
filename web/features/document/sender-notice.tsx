import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DocumentContent } from '#engine/index.ts';
import { profileQuery } from '#web/features/profile/profile-query.ts';
import { paths } from '#web/paths.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Notice } from '#web/ui/notice.tsx';

interface SenderNoticeProps {
  content: DocumentContent;
  /** Something typed is not saved yet: the settings then open beside it. */
  isDirty?: boolean;
  className?: string;
}

/** A page is on its way to a client without saying whom it is from. Nothing once a business name is known. */
export function SenderNotice({ content, isDirty = false, className }: SenderNoticeProps) {
  const { data: profile } = useQuery(profileQuery);
  if (profile === undefined || content.businessInfo.businessName.trim() || profile?.businessName.trim()) return null;
  return (
    <div className={joinClasses('print:hidden', className)}>
      <Notice>
        <p>
          This page has no sender yet.{' '}
          <Link
            to={paths.settings}
            {...(isDirty ? { target: '_blank' } : {})}
            className="font-semibold underline underline-offset-2 hover:text-action"
          >
            Add your business name
          </Link>
        </p>
      </Notice>
    </div>
  );
}
