import { useEffect, useRef } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';

const ticks = 49;

/**
 * The level of the voice, drawn as the ticks of a tape measure that rise. Without a microphone to measure (phones lend it
 * to one listener only) the ticks breathe while recording.
 */
export function LevelMeter({ stream, active }: { stream: MediaStream | null; active: boolean }) {
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bars.current;
    if (!stream || !active || !element) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const levels: number[] = new Array(ticks).fill(0);
    const middle = (ticks - 1) / 2;
    let frame = 0;
    const draw = () => {
      analyser.getByteTimeDomainData(samples);
      let sum = 0;
      for (const sample of samples) sum += ((sample - 128) / 128) ** 2;
      levels.unshift(Math.min(1, Math.sqrt(sum / samples.length) * 4.5));
      levels.length = ticks;
      // The newest level stands in the middle and moves outward to both sides.
      for (const [index, bar] of [...element.children].entries())
        (bar as HTMLElement).style.transform =
          `scaleY(${1 + 5 * (levels[Math.abs(Math.round(index - middle)) * 2] ?? 0)})`;
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      context.close();
      for (const bar of element.children) (bar as HTMLElement).style.transform = '';
    };
  }, [stream, active]);
  return (
    <div
      ref={bars}
      aria-hidden="true"
      className="flex h-14 w-full max-w-md items-center justify-between overflow-hidden"
    >
      {Array.from({ length: ticks }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the ticks never change places.
          key={index}
          className={joinClasses(
            'w-[2px] rounded-full',
            index % 8 === 0 ? 'h-[9px]' : 'h-[5px]',
            active ? 'bg-action' : 'bg-line-strong/60',
            active && !stream && 'breathe',
          )}
          style={active && !stream ? { animationDelay: `${(index % 8) * 120}ms` } : undefined}
        />
      ))}
    </div>
  );
}
