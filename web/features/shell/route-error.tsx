import { useRouteError } from 'react-router';
import { FailureScreen } from './failure-screen.tsx';

export function RouteError() {
  const error = useRouteError();
  return (
    <FailureScreen
      message={error instanceof Error ? error.message : 'Unexpected error'}
      onRetry={() => window.location.reload()}
    />
  );
}
