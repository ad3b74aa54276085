/** Which screen stands at which address, and who may see it. Each screen is loaded when it is first visited. */
import { createBrowserRouter } from 'react-router';
import { NotFoundScreen } from './features/shell/not-found-screen.tsx';
import { ProtectedRoute } from './features/shell/protected-route.tsx';
import { RootLayout } from './features/shell/root-layout.tsx';
import { RouteError } from './features/shell/route-error.tsx';
import { paths } from './paths.ts';
import { Spinner } from './ui/spinner.tsx';

const layout = () => import('./features/shell/app-layout.tsx').then(({ AppLayout: Component }) => ({ Component }));

const documents = () =>
  import('./features/document/documents-screen.tsx').then(({ DocumentsScreen: Component }) => ({ Component }));

const subscribe = () =>
  import('./features/subscription/subscribe-screen.tsx').then(({ SubscribeScreen: Component }) => ({ Component }));

export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Spinner />,
    children: [
      {
        path: paths.landing,
        lazy: () =>
          import('./features/landing/landing-screen.tsx').then(({ LandingScreen: Component }) => ({ Component })),
      },
      {
        path: paths.auth,
        lazy: () => import('./features/account/auth-screen.tsx').then(({ AuthScreen: Component }) => ({ Component })),
      },
      {
        path: paths.forgotPassword,
        lazy: () =>
          import('./features/account/forgot-password-screen.tsx').then(({ ForgotPasswordScreen: Component }) => ({
            Component,
          })),
      },
      {
        path: paths.resetPassword,
        lazy: () =>
          import('./features/account/reset-password-screen.tsx').then(({ ResetPasswordScreen: Component }) => ({
            Component,
          })),
      },
      {
        path: paths.confirmEmail,
        lazy: () =>
          import('./features/account/confirm-email-screen.tsx').then(({ ConfirmEmailScreen: Component }) => ({
            Component,
          })),
      },
      {
        path: paths.test,
        lazy: () => import('./features/shell/test-screen.tsx').then(({ TestScreen: Component }) => ({ Component })),
      },
      { path: paths.subscribe, lazy: subscribe },
      { path: paths.checkout, lazy: subscribe },
      {
        path: paths.paymentSuccess,
        lazy: () =>
          import('./features/subscription/payment-success-screen.tsx').then(({ PaymentSuccessScreen: Component }) => ({
            Component,
          })),
      },
      {
        element: <ProtectedRoute otherwise="login" />,
        children: [
          {
            lazy: layout,
            children: [
              {
                path: paths.dashboard,
                lazy: () =>
                  import('./features/dashboard/dashboard-screen.tsx').then(({ DashboardScreen: Component }) => ({
                    Component,
                  })),
              },
              {
                path: paths.account,
                lazy: () =>
                  import('./features/account/account-screen.tsx').then(({ AccountScreen: Component }) => ({
                    Component,
                  })),
              },
              {
                path: paths.settings,
                lazy: () =>
                  import('./features/settings/settings-screen.tsx').then(({ SettingsScreen: Component }) => ({
                    Component,
                  })),
              },
            ],
          },
        ],
      },
      {
        element: <ProtectedRoute otherwise="landing" />,
        children: [
          {
            lazy: layout,
            children: [
              { path: paths.quotes, lazy: documents },
              { path: paths.bids, lazy: documents },
              {
                path: paths.referrals,
                lazy: () =>
                  import('./features/referral/referrals-screen.tsx').then(({ ReferralsScreen: Component }) => ({
                    Component,
                  })),
              },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]);
