/// A mock of a web API as a function: model, request and state make an answer and the next state.
///
/// ```
///  MockRequest ──RouteTable──▶ MockMethod ──RequestCheck──▶ Refusal ──▶ problem+json with file and line
///                                              │ fits
///                                              ▼
///               MockState ──scenarios, collections, rate──▶ ResponseRule ──▶ MockAnswer
/// ```
///
/// ```swift
/// let document = RAMLDocument.read("api.raml", from: FolderLoader("/home/me/shop"))
/// let api = MockAPI(document.model())
/// var state = MockState()
/// let request = MockRequest("GET", "/items/7")
/// let answer = api.answer(request, state: &state, now: 0)
/// print(answer.status, String(decoding: answer.body, as: UTF8.self))     // 200 {"name":"tea"}
/// let transport = MockTransport(api)
/// print(transport.send(request) == answer)                               // true
/// ```
///
/// Any thread may call it. It must never open a socket, ask the clock, or send what breaks the model.
enum LaminaAPIMock {}
