/** The name, with four strokes that are a voice and the ticks of a tape measure. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <rect width="32" height="32" rx="7" className="fill-action" />
        <path
          d="M8 21V14M12.5 21V8.5M17 21v-6M21.5 21V11"
          className="stroke-on-action"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path d="M6.5 25.5h19" className="stroke-on-action" strokeWidth="1.8" strokeLinecap="round" opacity=".75" />
      </svg>
      <span className="font-[680] text-[1.125rem] tracking-[-0.028em]">Quotewright</span>
    </span>
  );
}
