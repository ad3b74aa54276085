import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  certainTranscript,
  foldPhrases,
  initialRecorder,
  type RecorderEvent,
  type RecorderState,
  reduceRecorder,
  type SpeechPhrase,
  wholeTranscript,
} from './recorder.ts';

const run = (events: RecorderEvent[], from: RecorderState = initialRecorder) => events.reduce(reduceRecorder, from);
const final = (text: string): SpeechPhrase => ({ text, isFinal: true });
const interim = (text: string): SpeechPhrase => ({ text, isFinal: false });
const heard = (session: number, ...phrases: SpeechPhrase[]): RecorderEvent => ({
  type: 'heard',
  session,
  phrases,
  repeats: false,
});

test('words are certain once final, and in doubt before', () => {
  const state = run([{ type: 'record' }, heard(1, final('paint the wall'), interim(' for sixty'))]);
  expect(state.phase).toBe('recording');
  expect(certainTranscript(state)).toBe('paint the wall');
  expect(wholeTranscript(state)).toBe('paint the wall for sixty');
});

test('pause keeps the session open for its last phrase, and resume appends', () => {
  const paused = run([
    { type: 'record' },
    heard(1, interim('paint the')),
    { type: 'pause' },
    heard(1, final('paint the wall')),
  ]);
  expect(paused).toMatchObject({ phase: 'paused', heard: 'paint the wall', interim: '' });
  const resumed = run([{ type: 'ended', session: 1 }, { type: 'record' }], paused);
  expect(resumed.phase).toBe('recording');
  expect(certainTranscript(run([heard(resumed.session, final(' and the door'))], resumed))).toBe(
    'paint the wall and the door',
  );
});

test('words in doubt become certain when the session ends without a last word', () => {
  const state = run([
    { type: 'record' },
    heard(1, interim('two coats')),
    { type: 'stop' },
    { type: 'ended', session: 1 },
  ]);
  expect(state).toMatchObject({ phase: 'recorded', settled: 'two coats', interim: '' });
});

test('an end while recording opens the next session and loses nothing', () => {
  const state = run([{ type: 'record' }, heard(1, final('hello there')), { type: 'ended', session: 1 }]);
  expect(state).toMatchObject({ phase: 'recording', session: 2, settled: 'hello there' });
  expect(certainTranscript(run([heard(2, final('again'))], state))).toBe('hello there again');
});

test('what an earlier session still reports is not counted twice', () => {
  const state = run([
    { type: 'record' },
    heard(1, final('one')),
    { type: 'ended', session: 1 },
    heard(1, final('one')),
  ]);
  expect(wholeTranscript(state)).toBe('one');
});

test('record again clears and records, reset clears and stops', () => {
  const spoken = run([{ type: 'record' }, heard(1, final('old words')), { type: 'stop' }]);
  expect(run([{ type: 'recordAgain' }], spoken)).toMatchObject({ phase: 'recording', settled: '', heard: '' });
  expect(run([{ type: 'reset' }, heard(spoken.session, final('late'))], spoken)).toMatchObject({
    phase: 'idle',
    settled: '',
    heard: '',
  });
});

test('a correction by hand stands, whatever the recognition still says', () => {
  const state = run([
    { type: 'record' },
    heard(1, final('sixteen ours')),
    { type: 'stop' },
    { type: 'edit', text: 'sixteen hours ' },
  ]);
  expect(run([heard(1, final('sixteen ours')), { type: 'ended', session: 1 }], state)).toMatchObject({
    phase: 'recorded',
    settled: 'sixteen hours ',
  });
  expect(run([{ type: 'edit', text: '   ' }], state).phase).toBe('idle');
});

test('stopping on silence is idle, and a late phrase still counts', () => {
  const state = run([{ type: 'record' }, { type: 'stop' }]);
  expect(state.phase).toBe('idle');
  expect(run([heard(1, final('late words'))], state)).toMatchObject({ phase: 'recorded', heard: 'late words' });
});

test('silence at the start stops; a pause for thought does not; a second one does', () => {
  const silent: RecorderEvent = { type: 'failed', session: 1, error: 'no-speech' };
  expect(run([{ type: 'record' }, silent])).toMatchObject({ phase: 'idle', notice: { title: 'No Speech Detected' } });
  const thinking = run([{ type: 'record' }, heard(1, final('words')), silent, { type: 'ended', session: 1 }]);
  expect(thinking).toMatchObject({ phase: 'recording', notice: { title: 'No Speech Detected' } });
  const still = run(
    [
      { type: 'ended', session: 2 },
      { type: 'failed', session: 3, error: 'no-speech' },
    ],
    thinking,
  );
  expect(still).toMatchObject({ phase: 'paused', settled: 'words', notice: { id: 2 } });
});

test.each([
  ['not-allowed', 'Microphone Access Denied'],
  ['service-not-allowed', 'Microphone Access Denied'],
  ['network', 'Recognition Error'],
  ['audio-capture', 'Recognition Error'],
  ['aborted', 'Recognition Error'],
])('the error %s is told as %s and keeps the words', (error, title) => {
  const state = run([
    { type: 'record' },
    heard(1, final('kept'), interim('too')),
    { type: 'failed', session: 1, error },
  ]);
  expect(state).toMatchObject({ phase: 'paused', settled: 'kept too', notice: { title } });
});

test('an abort that the person asked for is no fault', () => {
  const state = run([{ type: 'record' }, { type: 'pause' }, { type: 'failed', session: 1, error: 'aborted' }]);
  expect(state.notice).toBeNull();
});

test('a recognition that ends again and again without a word is given up', () => {
  let state = run([{ type: 'record' }]);
  for (let i = 0; i < 4; i++) state = run([{ type: 'ended', session: state.session }], state);
  expect(state).toMatchObject({ phase: 'idle', notice: { title: 'Recognition Error' } });
});

test('a missing permission is told without losing what was typed', () => {
  const state = run([
    { type: 'edit', text: 'typed words' },
    { type: 'refused', reason: 'permission' },
  ]);
  expect(state).toMatchObject({ settled: 'typed words', notice: { title: 'Microphone Permission Required' } });
});

test('where a browser repeats a growing phrase as final, it counts once', () => {
  const growing = [final('paint'), final('paint the'), final('Paint the wall'), final('Paint the wall')];
  expect(foldPhrases(growing, true)).toEqual({ heard: 'Paint the wall', interim: '' });
  expect(foldPhrases([final('paint the wall'), interim('paint the wall and')], true)).toEqual({
    heard: 'paint the wall',
    interim: 'and',
  });
  expect(foldPhrases([final('paint'), final('painting is')], true).heard).toBe('paint painting is');
});

test('elsewhere a repeated word was said twice', () => {
  expect(foldPhrases([final('two'), final(' two by fours')], false).heard).toBe('two two by fours');
});

test('no word that became final is ever lost, wherever sessions end, pause and resume', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const step = fc.oneof(
    word.map((text) => ({ say: text })),
    fc.constantFrom('ended' as const, 'pause' as const, 'record' as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = run([{ type: 'record' }]);
      let phrases: SpeechPhrase[] = [];
      let session = state.session;
      const said: string[] = [];
      for (const entry of steps) {
        if (typeof entry === 'object') {
          if (state.phase !== 'recording') continue;
          phrases = [...phrases, final(entry.say)];
          said.push(entry.say);
          state = reduceRecorder(state, heard(session, ...phrases));
        } else state = reduceRecorder(state, entry === 'ended' ? { type: 'ended', session } : { type: entry });
        if (state.session !== session) {
          session = state.session;
          phrases = [];
        }
        if (state.phase === 'idle') state = reduceRecorder(state, { type: 'record' });
        session = state.session;
      }
      expect(wholeTranscript(state)).toBe(said.join(' '));
    }),
  );
});
