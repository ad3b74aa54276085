import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageKeeper } from './keep-pages.ts';

const bytesOf = (text: string) => Buffer.from(text.repeat(1000));

describe('kept pages', () => {
  it('are made once, also for those who ask at the same moment', async () => {
    const keeper = createPageKeeper(1_000_000);
    let renders = 0;
    const render = async () => {
      renders += 1;
      return bytesOf('a');
    };
    const [one, two] = await Promise.all([keeper.page('a', render), keeper.page('a', render)]);
    expect(two).toBe(one);
    expect(await keeper.page('a', render)).toBe(one);
    expect(renders).toBe(1);
    expect(gunzipSync(one.gzip)).toEqual(one.pdf);
  });

  it('stay within their limit: the longest unread goes first', async () => {
    const made: string[] = [];
    const keeper = createPageKeeper(2200);
    const ask = (key: string) =>
      keeper.page(key, async () => {
        made.push(key);
        return bytesOf(key);
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    expect(keeper.bytes).toBeLessThanOrEqual(2200);
  });

  it('do not keep what failed, nor what is larger than all of them may be', async () => {
    const keeper = createPageKeeper(500);
    await expect(keeper.page('a', () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper');
    expect((await keeper.page('a', async () => bytesOf('a'))).pdf.length).toBe(1000);
    expect(keeper.bytes).toBe(0);
  });
});
