/// Sockets for mocks: a server that answers as a desk says, a proxy that checks both directions, a caller.
///
/// ```
///  connection ──decoder, limits──▶ AnsweringHandler ──▶ Answering ─┬─ MockDesk        a mock
///                                                                  └─ ContractProxy   a real server
/// ```
///
/// ```swift
/// let desk = MockDesk(MockAPI(document.model()))
/// let server = try await MockServer.start(desk, port: 0)
/// print("http://127.0.0.1:\(server.port)")
/// await server.stop()
/// ```
///
/// Any thread may call it. It must never know a rule of a model, or be linked into a program with an
/// interface.
enum LaminaAPIServer {}
