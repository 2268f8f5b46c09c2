/** Returns the response with a body that fails, and is not read further, after `maxBytes`. */
export function limitLength(response: Response, maxBytes: number): Response {
  const reader = response.body?.getReader();
  if (reader === undefined) return response;
  let length = 0;
  // Cheaper than a TransformStream.
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      length += value.byteLength;
      if (length <= maxBytes) return controller.enqueue(value);
      await reader.cancel();
      throw new TypeError('The response is too long.');
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}
