/** HAR 1.2, as far as the shop writes it: http://www.softwareishard.com/blog/har-12-spec/ */
export interface Har {
  log: {
    version: '1.2';
    creator: { name: string; version: string };
    pages: {
      id: string;
      title: string;
      /** ISO date and time with its zone. */
      startedDateTime: string;
      pageTimings: Record<never, never>;
    }[];
    entries: HarEntry[];
  };
}

export interface HarEntry {
  pageref: string;
  startedDateTime: string;
  /** Milliseconds; the sum of the timings. */
  time: number;
  request: {
    method: string;
    url: string;
    httpVersion: string;
    cookies: HarHeader[];
    headers: HarHeader[];
    queryString: HarHeader[];
    postData?: HarPostData;
    /** Bytes; -1 where they are not known. */
    headersSize: number;
    bodySize: number;
  };
  response: {
    /** 0 where there was none. */
    status: number;
    statusText: string;
    httpVersion: string;
    cookies: HarHeader[];
    headers: HarHeader[];
    content: HarContent;
    redirectURL: string;
    headersSize: number;
    bodySize: number;
    /** Where Chromium looks for the reason why there was no response. */
    _error?: string;
  };
  cache: Record<never, never>;
  timings: { send: number; wait: number; receive: number };
}

export interface HarHeader {
  name: string;
  value: string;
}

export interface HarPostData {
  mimeType: string;
  text: string;
  comment?: string;
}

export interface HarContent {
  /** Bytes. */
  size: number;
  mimeType: string;
  text?: string;
  comment?: string;
}
