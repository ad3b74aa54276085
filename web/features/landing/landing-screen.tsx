import { Check } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate } from 'react-router';
import { monthlyPrice, trialDays } from '#contract/constants.ts';
import { ContinueWith } from '#web/features/account/continue-with.tsx';
import { useAuthentication } from '#web/features/account/current-user.ts';
import { StatusBadge } from '#web/features/document/status-badge.tsx';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { Wordmark } from '#web/features/shell/wordmark.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Demo } from './demo.tsx';
import { LandingFooter } from './landing-footer.tsx';

const HeroDocument = lazy(() =>
  import('./hero-document.tsx').then(({ HeroDocument: component }) => ({ default: component })),
);

/** Public; a signed-in person goes straight to the dashboard. */
export function LandingScreen() {
  usePageTitle('Quotewright');
  const { data: user } = useAuthentication();
  if (user) return <Navigate to={paths.dashboard} replace />;
  return (
    <div className="overflow-x-clip" data-landing="">
      <header className="sticky top-0 z-30 border-line border-b bg-page/95 backdrop-blur-sm">
        <div className="mx-auto flex h-16 max-w-[76rem] items-center gap-1 px-4 sm:gap-2 sm:px-6">
          <span className="mr-auto">
            <Wordmark />
          </span>
          <ButtonLink tone="quiet" className="max-sm:px-3" to={paths.auth}>
            Sign In
          </ButtonLink>
          <ButtonLink className="max-sm:px-3" to={paths.signup}>
            Sign Up
          </ButtonLink>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <Features />
        <HowItWorks />
        <Section id="demo" title="Try it right here" intro="This is the recorder you get. Talk, or type.">
          <Demo />
        </Section>
        <Pricing />
        <Privacy />
      </main>
      <LandingFooter />
    </div>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <mark className="rounded-sm bg-action-soft px-0.5 text-ink">{children}</mark>
);

function Hero() {
  return (
    <section className="mx-auto grid max-w-[76rem] gap-10 px-4 pt-10 pb-14 sm:px-6 sm:pt-16 lg:grid-cols-[minmax(0,0.85fr)_minmax(0,1.15fr)] lg:gap-14 lg:pb-16">
      <div className="lg:pt-10">
        <h1 className="display text-[2.75rem] sm:text-6xl lg:text-[3.9rem]">
          <span className="block text-balance">Talk through the job.</span>{' '}
          <span className="block text-balance">Hand over the quote.</span>
        </h1>
        <p className="mt-5 max-w-lg text-ink-soft text-lg leading-relaxed">
          Say what the job needs while you still stand in front of it. Quotewright writes it up as a quote, bid,
          estimate or invoice that is ready for your client, with your prices and not a single invented one.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink size="large" to={paths.signup}>
            Start Free Trial
          </ButtonLink>
          <ButtonLink size="large" tone="secondary" to={paths.auth}>
            Sign In
          </ButtonLink>
          <ContinueWith />
        </div>
        <p className="figures mt-3 text-[0.9375rem] text-ink-faint">
          {trialDays} days free, then ${monthlyPrice}/month. Cancel anytime.
        </p>
      </div>
      <div>
        <blockquote className="mb-4 rounded-card border border-line bg-surface px-5 py-4 leading-relaxed">
          <p>
            “Quote for <Said>Mrs. Johnson</Said>, paint the living room and the hallway, two coats, it is{' '}
            <Said>16 hours at $65 an hour</Said>, <Said>materials are $450</Said>, and <Said>half down to start</Said>.”
          </p>
        </blockquote>
        {/* On wide screens the page is torn off below the total: the rest is signature lines. */}
        <div className="relative lg:torn lg:h-[39rem] lg:overflow-hidden">
          <Suspense fallback={<Skeleton className="aspect-[8.5/11] w-full rounded-sm" />}>
            <HeroDocument />
          </Suspense>
        </div>
        <p className="mt-3 text-center text-[0.9375rem] text-ink-faint">
          Tap any amount to see the words it came from.
        </p>
      </div>
    </section>
  );
}

interface SectionProps {
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="mx-auto max-w-[76rem] scroll-mt-16 px-4 py-12 sm:px-6 sm:py-16"
    >
      <h2 id={`${id}-heading`} className="display text-3xl sm:text-4xl">
        {title}
      </h2>
      {intro && <p className="mt-2 max-w-xl text-ink-soft text-lg">{intro}</p>}
      <div className="mt-7">{children}</div>
    </section>
  );
}

function Features() {
  return (
    <div className="border-line border-y bg-surface">
      <Section id="features" title="Made for hands that are busy">
        <div className="grid gap-8 md:grid-cols-3 md:gap-10">
          <Feature
            title="Voice dictation"
            text="One tap and talk, with corrections and all: “no wait, make that 20 hours”. Your words stay on your device until the document is stored."
          >
            <p className="text-[0.9375rem] leading-relaxed">
              28 hours at $95 an hour <span className="text-ink-faint italic">and the permit is…</span>
            </p>
          </Feature>
          <Feature
            title="AI formatting"
            text="Scope, prices, terms and totals in their proper place. What you did not say is asked, never guessed."
          >
            <p className="figures flex items-baseline justify-between gap-3 text-[0.9375rem]">
              <span className="flex flex-wrap items-baseline gap-x-2">
                Labor
                <span className="whitespace-nowrap rounded-full bg-action-soft px-2 py-px font-medium text-[0.8125rem] text-action">
                  28 h × $95
                </span>
              </span>
              <span className="font-semibold">$2,660.00</span>
            </p>
          </Feature>
          <Feature
            title="Track success"
            text="See what is out, what came back and how often you win. Turn an accepted quote into an invoice."
          >
            <p className="flex flex-wrap gap-2">
              <StatusBadge status="pending" />
              <StatusBadge status="accepted" />
              <StatusBadge status="declined" />
            </p>
          </Feature>
        </div>
      </Section>
    </div>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div>
      <div
        aria-hidden="true"
        className="flex h-20 items-center rounded-control border border-line bg-page px-4 md:h-32 lg:h-20 [&>*]:flex-1"
      >
        {children}
      </div>
      <h3 className="mt-4 font-semibold text-xl">{title}</h3>
      <p className="mt-1.5 text-ink-soft">{text}</p>
    </div>
  );
}

const steps = [
  {
    title: 'Talk',
    text: 'Who it is for, what you will do, hours and rate, materials. In any order, in your own words.',
  },
  {
    title: 'Check',
    text: 'Read what was understood, tap any number to see where it comes from, and correct it by voice or by hand.',
  },
  { title: 'Hand over', text: 'Download the PDF in your own look. Later, make it an invoice with one tap.' },
];

function HowItWorks() {
  return (
    <Section id="how" title="How It Works">
      <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <div aria-hidden="true" className="tape h-3" />
            <h3 className="mt-3 flex items-baseline gap-3 font-semibold text-xl">
              <span className="figures text-action">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const included = [
  'Unlimited voice-to-quote generation',
  'AI-powered professional formatting',
  'Business profile customization',
  'Document management and tracking',
];

function Pricing() {
  return (
    <div className="border-line border-y bg-surface">
      <Section id="pricing" title="One price, everything in it">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-center lg:gap-16">
          <div>
            <p className="figures display text-6xl">
              ${monthlyPrice}
              <span className="font-medium text-ink-faint text-xl tracking-normal">/month</span>
            </p>
            <p className="mt-3 text-ink-soft">
              after a {trialDays}-day free trial. Credit card required; cancel before it ends and pay nothing.
            </p>
            <ButtonLink size="large" className="mt-5" to={paths.signup}>
              Start Free Trial
            </ButtonLink>
          </div>
          <ul className="grid gap-3 text-lg sm:grid-cols-2">
            {included.map((text) => (
              <li key={text} className="flex items-start gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-action" strokeWidth={2.5} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  );
}

function Privacy() {
  return (
    <Section id="privacy" title="Privacy">
      <div className="grid gap-x-14 gap-y-5 text-ink-soft leading-relaxed md:grid-cols-2">
        <p>
          <strong className="font-semibold text-ink">Recordings are not stored.</strong> Your browser turns your voice
          into text; we never receive the sound. The browser’s own speech service may process it at its maker’s, such as
          Google for Chrome or Apple for Safari.
        </p>
        <p>
          <strong className="font-semibold text-ink">Your words are kept with the document.</strong> The text you
          dictated is stored beside the document it became, so that every amount can show where it comes from, until you
          delete it.
        </p>
        <p>
          <strong className="font-semibold text-ink">Your data is yours.</strong> It is deleted within 30 days of the
          deletion of your account, and it is never sold.
        </p>
        <p>
          <strong className="font-semibold text-ink">GDPR and CCPA.</strong> You may see, correct, take along and erase
          what we hold about you: all of it in your account, without asking anybody.
        </p>
      </div>
    </Section>
  );
}
