/// Loading: fetches the bytes of pictures by URL, once for all callers.
///
/// ```
///  AsyncImage ──load(url)──▶ SharedImageLoader ──begin──▶ ByteTransport (http, https, ...)
///       ▲                     one transfer a URL,              │
///       └──progress, loaded── six a host, nearest first ◀──bytes┘
///  file: and data: URLs need no transport.
/// ```
///
/// ```swift
/// let loader = SharedImageLoader()
/// let load = loader.load(url, priority: .normal) { event in
///   if case .loaded(let source) = event { show(source) }
/// }
/// load.cancel()    // no other caller wants it: the transfer stops
/// ```
///
/// It must never decode, and never know how bytes travel: LaminaNetworking has the transport that
/// stands on URLSession, so that programs which load nothing from the net do not carry it.
