/** Stands in for the render process in the pool's tests: does what the job's title says. */
process.on('message', ({ page }) => {
  const mood = page.document.title;
  if (mood === 'hang') for (;;);
  if (mood === 'crash') process.kill(process.pid, 'SIGABRT');
  if (mood === 'fail') process.send({ kind: 'failed', message: 'no' });
  if (mood === 'slow')
    setTimeout(() => process.send({ kind: 'done', pdf: Buffer.from(`${process.pid}`), warnings: [] }), 150);
  if (mood === 'good') process.send({ kind: 'done', pdf: Buffer.from(`${process.pid}`), warnings: [] });
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'ready' });
