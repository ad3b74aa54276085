import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { UserContext, useAuthentication } from '#web/features/account/current-user.ts';
import { redirectToLogin } from '#web/features/account/redirect-to-login.ts';
import { paths } from '#web/paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { FailureScreen } from './failure-screen.tsx';

/**
 * Lets signed-in people in. Others are led to the sign-in with a word of explanation ("login": dashboard and settings)
 * or back to the landing page.
 */
export function ProtectedRoute({ otherwise }: { otherwise: 'login' | 'landing' }) {
  const { data: user, isPending, error, refetch } = useAuthentication();
  const absent = !isPending && !error && !user;
  useEffect(() => {
    if (absent && otherwise === 'login') redirectToLogin();
  }, [absent, otherwise]);
  if (user)
    return (
      <UserContext value={user}>
        {/* Another account in another tab: nothing of this one may be left in a screen. */}
        <Outlet key={user.id} />
      </UserContext>
    );
  if (error) return <FailureScreen message={error.message} onRetry={() => refetch()} />;
  if (absent && otherwise === 'landing') return <Navigate to={paths.landing} replace />;
  return <Spinner />;
}
