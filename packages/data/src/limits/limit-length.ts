/** Returns the response with a body that fails, and is not read further, after `maxBytes`. */
export function limitLength(response: Response, maxBytes: number): Response {
  let length = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      length += chunk.byteLength;
      if (length > maxBytes) controller.error(new TypeError('The response is too long.'));
      else controller.enqueue(chunk);
    },
  });
  return response.body === null
    ? response
    : new Response(response.body.pipeThrough(limit), response);
}
