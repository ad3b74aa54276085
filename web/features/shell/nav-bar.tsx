import { FileText, Gift, LayoutDashboard, LogOut, Menu, Settings, X } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { accountEndpoints } from '#contract/account.ts';
import { linkTo } from '#web/api.ts';
import { displayNameOf, useUser } from '#web/features/account/current-user.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { useLogout } from './use-logout.tsx';
import { Wordmark } from './wordmark.tsx';

const entries = [
  {
    label: 'Dashboard',
    to: paths.dashboard,
    icon: LayoutDashboard,
    isActive: (path: string) => path === '/' || path === paths.dashboard,
  },
  {
    label: 'Quotes',
    to: paths.quotes,
    icon: FileText,
    isActive: (path: string) => path.startsWith(paths.quotes) || path.startsWith(paths.bids),
  },
  {
    label: 'Referrals',
    to: paths.referrals,
    icon: Gift,
    isActive: (path: string) => path.startsWith(paths.referrals),
  },
  {
    label: 'Settings',
    to: paths.settings,
    icon: Settings,
    isActive: (path: string) => path.startsWith(paths.settings),
  },
];

export function NavBar() {
  const { pathname } = useLocation();
  const logout = useLogout();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface/95 pt-[env(safe-area-inset-top)] backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-[80rem] items-center gap-2 px-4 sm:px-6 lg:px-8">
        <Link
          to={paths.dashboard}
          className="mr-auto -ml-1 flex min-h-11 items-center rounded-control px-1 md:mr-3 lg:mr-6"
        >
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden h-full md:flex">
          {entries.map(({ label, to, isActive }) => (
            <Link
              key={to}
              to={to}
              aria-current={isActive(pathname) ? 'page' : undefined}
              className="relative flex h-full items-center px-2.5 font-medium text-[0.9375rem] text-ink-soft transition-colors hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 lg:px-4 lg:aria-[current]:after:inset-x-4 aria-[current]:after:bottom-0 aria-[current]:after:h-[3px] aria-[current]:after:rounded-t-full aria-[current]:after:bg-action"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="hidden min-w-0 items-center gap-1 md:flex">
          <Person />
          <a
            href={linkTo(accountEndpoints.logOut)}
            onClick={logout.onClick}
            className={buttonClass('quiet', 'medium', 'md:px-1.5 lg:px-4')}
          >
            <LogOut aria-hidden="true" />
            Logout
          </a>
        </div>
        <MobileMenu pathname={pathname} onLogout={logout.onClick} />
      </div>
      {logout.question}
    </header>
  );
}

/** Who is signed in, and the way to the own account. */
function Person({ onClick }: { onClick?: () => void }) {
  const user = useUser();
  const { pathname } = useLocation();
  const name = displayNameOf(user);
  return (
    <Link
      to={paths.account}
      {...(onClick ? { onClick } : {})}
      aria-current={pathname.startsWith(paths.account) ? 'page' : undefined}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control px-2 hover:bg-sunken aria-[current]:bg-sunken"
    >
      <span className="sr-only">Account of</span>
      {user.profileImageUrl ? (
        <img
          src={user.profileImageUrl}
          alt=""
          referrerPolicy="no-referrer"
          className="size-9 rounded-full object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-9 shrink-0 items-center justify-center rounded-full bg-action-soft font-semibold text-action"
        >
          {name.charAt(0).toUpperCase()}
        </span>
      )}
      <span className="max-w-40 truncate font-medium text-[0.9375rem]">{name}</span>
    </Link>
  );
}

/** The browser's own dialog: the menu is on every page, and a library for it would be as heavy as the rest of the frame. */
function MobileMenu({ pathname, onLogout }: { pathname: string; onLogout: (event: MouseEvent) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // From the first opening on, so that it stays while it slides out.
  const [wanted, setWanted] = useState(false);
  const open = () => {
    flushSync(() => setWanted(true));
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={buttonClass('quiet', 'icon', 'md:hidden')}
        onClick={open}
      >
        <Menu aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; a press beside it is for pointers. */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={(event) => event.target === event.currentTarget && close()}
        className="slide-in m-0 ml-auto h-dvh max-h-none w-[min(20rem,85vw)] bg-surface text-ink shadow-sheet outline-none backdrop:bg-shade"
      >
        {wanted && (
          <div className="flex h-full flex-col p-4 pt-[max(0.625rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))]">
            <div className="flex items-center justify-between">
              <Person onClick={close} />
              <button type="button" aria-label="Close menu" className={buttonClass('quiet', 'icon')} onClick={close}>
                <X aria-hidden="true" />
              </button>
            </div>
            <nav aria-label="Main" className="mt-4 flex flex-col gap-1">
              {entries.map(({ label, to, icon: Icon, isActive }) => (
                <Link
                  key={to}
                  to={to}
                  onClick={close}
                  aria-current={isActive(pathname) ? 'page' : undefined}
                  className={joinClasses(
                    'flex min-h-13 items-center gap-3.5 rounded-control px-3 font-medium text-lg hover:bg-sunken',
                    'aria-[current]:bg-action-soft aria-[current]:font-semibold aria-[current]:text-action',
                  )}
                >
                  <Icon aria-hidden="true" className="size-5.5" />
                  {label}
                </Link>
              ))}
            </nav>
            <a
              href={linkTo(accountEndpoints.logOut)}
              className={buttonClass('secondary', 'large', 'mt-auto')}
              onClick={(event) => {
                // What is asked before logging out would lie below it.
                close();
                onLogout(event);
              }}
            >
              <LogOut aria-hidden="true" />
              Logout
            </a>
          </div>
        )}
      </dialog>
    </>
  );
}
