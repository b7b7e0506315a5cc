/// Sign-up's network: the desk behind a small HTTP server on this machine, and the client that asks it.
///
/// ```
///  GET /users/{name} ──▶ SignUpHandler ──think, as its fate says──▶ UserDirectory ──▶ answer
///  POST /users              │
///                           └──▶ ServerDesk: requests, answered, cancelled ... ──▶ ServerReport
/// ```
///
/// ```swift
/// let server = try await LoopbackServer.start(conduct: ServerConduct(latency: .seconds(2)))
/// let client = SignUpClient(port: server.port)
/// try await client.isFree("ada")          // false: ada was here first
/// await server.stop()
/// ```
///
/// A request has a connection of its own, so a client that closes it has given its request up: the
/// server sees that while it thinks, and counts it as cancelled. It must never listen to another
/// machine.
