import SwiftUI

struct Toast: Equatable {
    enum Style { case success, failure }

    var style: Style
    var message: String
}

struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .bottom) {
                if let toast {
                    HStack {
                        Image(systemName: toast.style == .success ? "checkmark" : "exclamationmark.triangle")
                        Text(toast.message)
                    }
                    .padding()
                    .background(.ultraThinMaterial, in: Capsule())
                    .onTapGesture { dismiss() }
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                    .padding(.bottom, 20)
                }
            }
            .animation(.spring(), value: toast)
    }

    private func dismiss() {
        toast = nil
    }
}

extension View {
    func toast(_ toast: Binding<Toast?>) -> some View {
        modifier(ToastModifier(toast: toast))
    }
}

#Preview {
    @Previewable @State var toast: Toast?

    VStack {
        Button("Save") { toast = Toast(style: .success, message: "Saved") }
        Button("Fail") { toast = Toast(style: .failure, message: "No connection") }
    }
    .toast($toast)
}
