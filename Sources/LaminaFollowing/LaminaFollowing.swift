/// Following: says when a file that was read is another one since, or has other bytes.
///
/// ```
///  FileMarks ──FileFollower──▶ onChange reads again ──▶ FileMarks of that reading ──┐
///      ▲                                                                            │
///      └────────────────────────────────────────────────────────────────────────────┘
/// ```
///
/// ```swift
/// var marks = FileMarks()
/// marks.note("api.raml")                     // before it is read: what is written later is another mark
/// let model = read("api.raml")
/// let follower = try FileFollower(marks) { readAgain() }   // which returns the marks of its reading
/// ```
///
/// Any thread may call it. It must never read a file, or wake up while nothing happens in the folders of what it follows.
