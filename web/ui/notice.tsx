import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

const looks = {
  info: { icon: Info, className: 'bg-action-soft text-ink', iconClass: 'text-action' },
  attention: { icon: TriangleAlert, className: 'bg-attention-soft text-ink', iconClass: 'text-attention' },
  danger: { icon: CircleAlert, className: 'bg-danger-soft text-ink', iconClass: 'text-danger' },
};

/** A few words that stay in place, unlike a toast. */
export function Notice({
  tone = 'info',
  role,
  children,
}: {
  tone?: keyof typeof looks;
  role?: 'status' | 'alert';
  children: ReactNode;
}) {
  const { icon: Icon, className, iconClass } = looks[tone];
  return (
    <div
      role={role}
      className={joinClasses('flex items-start gap-3 rounded-control px-3.5 py-3 text-[0.9375rem]', className)}
    >
      <Icon aria-hidden="true" className={joinClasses('mt-0.5 size-5 shrink-0', iconClass)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
