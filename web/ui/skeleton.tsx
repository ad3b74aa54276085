import { joinClasses } from './join-classes.ts';

/** The shape of what is on its way; sized by its class, so that nothing moves when it arrives. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={joinClasses('breathe block rounded-md bg-sunken', className)} />;
}
