interface Parts {
  readonly metadata: unknown;
  readonly bytes: Buffer;
}

/**
 * The body of a small upload, multipart/related: a JSON part, then the
 * file's own bytes.
 */
export function readMultipart(body: Buffer, contentType: string): Parts {
  const boundary = `--${/boundary=(.+)$/.exec(contentType)?.[1] ?? ''}`;
  const json = body.indexOf('\r\n\r\n') + 4;
  const jsonEnd = body.indexOf(`\r\n${boundary}`, json);
  const bytes = body.indexOf('\r\n\r\n', jsonEnd) + 4;
  const bytesEnd = body.lastIndexOf(`\r\n${boundary}--`);
  return {
    metadata: JSON.parse(body.toString('utf8', json, jsonEnd)),
    bytes: body.subarray(bytes, bytesEnd),
  };
}
