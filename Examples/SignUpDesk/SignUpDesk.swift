/// Sign-up's server without a network: who is signed up, how it behaves, what it counts.
///
/// ```
///  SignUpService ──ServerRequest──▶ ServerDesk ──think, as its fate says──▶ UserDirectory
///        ▲                              └──▶ ServerReport                        │
///        └───────────────────────────ServerAnswer────────────────────────────────┘
/// ```
///
/// ```swift
/// let server = LocalServer(conduct: ServerConduct(latency: 2))
/// try await server.isFree("ada")          // false: ada was here first
/// await server.stop()
/// ```
///
/// How requests travel is an `AskingService`'s: a `LocalServer` is called, `SignUpNetwork` connects. It must
/// never import a network: programs that show the form without one are 10 MB smaller at their start.
