/** A picture process that does what its picture says instead of decoding it. */
process.on('disconnect', () => process.exit());
process.on('message', ({ id, args: [bytes] }) => {
  const text = Buffer.from(bytes).toString();
  if (text.startsWith('SIG')) return setTimeout(() => process.kill(process.pid, text), 50);
  if (text === 'exit') return process.exit(1);
  const header = { format: 'png', width: 1, height: 1, hasAlpha: false };
  const reply = text === 'environment' ? Object.keys(process.env) : header;
  return setTimeout(() => process.send({ id, result: reply }), text === 'slow' ? 500 : 0);
});
