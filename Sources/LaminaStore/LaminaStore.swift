/// Store: keys to values for several processes of one user, none of which loses what another one writes.
///
/// ```
///  set ──lock──▶ append a line with its sum ──▶ store.log ──inotify──▶ other processes read the new lines
///                └── everyone else's lines are read first
/// ```
///
/// ```swift
/// let store = SharedStore(group: "org.example.notes")
/// try store.set("Buy tea", forKey: "note")                // on the disk when it returns
/// try store.value(String.self, forKey: "note")            // "Buy tea", in every process of the group
/// for await keys in store.changes { print(keys) }         // ["note"], whoever changed it
/// ```
///
/// Any thread may call it. It must never know a view, poll, or write over what it cannot read.
