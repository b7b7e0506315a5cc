// The rows of Sources/Rows20 in Qt 6 Widgets.
#include <QApplication>
#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

int main(int argc, char **argv) {
  QApplication application(argc, argv);
  QWidget window;
  window.setWindowTitle("Rows");
  auto *column = new QVBoxLayout(&window);
  column->setSpacing(4);
  column->setContentsMargins(16, 16, 16, 16);
  column->setAlignment(Qt::AlignTop);
  for (int row = 1; row <= 20; ++row) {
    column->addWidget(new QLabel(
        QStringLiteral("第 %1 行：春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。").arg(row)));
  }
  window.resize(480, 640);
  window.show();
  return application.exec();
}
