/// Models: what the data of an application needs besides its own types: a past, a place to rest, states.
///
/// ```
///  Undoable, UndoHistory     every change of a value, there and back
///  SceneStorage, AppStorage  what is there again when the application starts
///  StateMachine              which state may follow which
///  CollectionChanges         what leads from one list to another
/// ```
///
/// ```swift
/// @Undoable var dreams: [Dream] = []
/// @AppStorage("night") private var isNight = false
/// ```
///
/// Nothing here is seen: views that undo and restore stand above, in rooms that export this one.
@_exported public import LaminaKernel
