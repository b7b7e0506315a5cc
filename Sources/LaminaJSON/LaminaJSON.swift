/// JSON: values that know their places in the text, exact numbers, and all faults of a text at once.
///
/// ```
///  UTF-8 ──JSONDocument──▶ value (ranges of values and keys)  ──text()──▶ compact or pretty
///                     └──▶ problems (place, sentence, repair)
/// ```
///
/// ```swift
/// let document = JSONDocument(#"{"price": 1.10, "tags": ["a",]}"#)
/// print(document.problems[0].offset)                   // 28
/// print(document.problems[0].message)                  // The comma has no value after it.
/// let price = document.value?["price"]
/// print(price?.range ?? 0..<0)                         // 10..<14
/// print(price?.number == "1.1")                        // true
/// print(document.value?.text() ?? "")                  // {"price":1.10,"tags":["a"]}
/// ```
///
/// Any thread may call it. It must never round a number, and never end over what a text holds.
