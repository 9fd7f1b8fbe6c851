// Loaded into a server that a test starts. Its standard input is a pipe from the test's process, and ends when that is gone,
// in whichever way: then the server stops too.
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM')).resume();
process.stdin.unref();
