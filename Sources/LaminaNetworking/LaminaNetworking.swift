/// Networking: brings the bytes of pictures over http and https, by URLSession.
///
/// ```
///  SharedImageLoader ──begin(url)──▶ URLSessionTransport ──task──▶ URLSession (libcurl)
///                    ◀─answered, received, ended, failed────── delegate, its own queue
/// ```
///
/// ```swift
/// import Lamina
/// import LaminaNetworking
///
/// WindowGroup("Pictures") { ContentView().imageLoader(.network) }
/// ```
///
/// A product of its own: URLSession brings libcurl and 35 more libraries along, 10 MB of memory
/// and 40 ms before `main`, which programs that load nothing from the net shall not pay. A program
/// that links Swift's runtime in (`--static-swift-stdlib`) needs the Debian package
/// `libcurl4-openssl-dev` to be built. It must never decode what it brings.
