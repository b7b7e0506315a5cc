/// An object that somebody else keeps.
struct Weak<Object: AnyObject> { weak var object: Object? }
